crown_fields-title = Crown Fields
crown_fields-preset-rounds = Rounds
crown_fields-thing-king = { $n ->
    [one] { $n } king
   *[other] { $n } kings
 }
    .name = kings
crown_fields-thing-domino = { $n ->
    [one] { $n } field
   *[other] { $n } fields
 }
    .name = fields
crown_fields-setup-group-table = The table
crown_fields-setup-group-seats = Everybody
crown_fields-setup-line = Shuffle and lay one line
crown_fields-setup-king = Take a king
crown_fields-option-middle = Castle in the middle
    .yes = counts
    .no = does not count
crown_fields-option-harmony = Kingdom without gaps
    .yes = counts
    .no = does not count
crown_fields-field = Field { $n }
crown_fields-gone = Field { $n } is gone.
crown_fields-log-taken = { $who }: field { $n }
crown_fields-last-round = last round
crown_fields-now = { $who } takes a field
crown_fields-over = All fields are laid
crown_fields-land = Properties
crown_fields-squares = squares
crown_fields-crowns = crowns
crown_fields-middle = Castle in the middle
crown_fields-harmony = No gaps
crown_fields-tie-largest = Largest property
crown_fields-tie-crowns = Most crowns
