## What can go wrong on disk. $path, $file and $moved are names of folders and files, shown as they are.

storage-full-disk = The disk is full, so the last step could not be saved in { $path }. Make some room and try again: everything you had confirmed before is safe.
storage-read-only = Tableside may not write in { $path }. Allow writing there or choose another folder: nothing that is stored has been changed.
storage-no-folder = The data folder { $path } cannot be created ({ $detail }). Choose another folder.
storage-disk-failed = { $path } could not be read or written ({ $detail }). The last step was not saved: everything you had confirmed before is safe.
storage-locked = { $known ->
    [0] Tableside is already running with the data in { $path }. Go on there, or close it first.
   *[other] Tableside is already running with the data in { $path }. Open { $address } to go on there, or close it first.
 }
storage-newer-version = { $file } was written by a newer Tableside. Update the app to open it: the file has not been touched.
storage-not-found = { $file } could not be found.
storage-bad-import = This file cannot be imported, and nothing has been changed. At { $where }: { $problem }.
storage-table-replaced = Meanwhile a copy of this table that is further on was brought in. Go on from there.

## Notices: the app goes on, and says what it had to do.

storage-unreadable-moved = { storage-thing } could not be read and had no backup, so it starts empty. The damaged file is kept as { $moved }.
storage-unreadable-journal = The course of a table could not be read: its beginning is damaged. The file is kept as { $moved }.
storage-backup-loaded = { storage-thing } could not be read, so the backup from before the last change is in use. The damaged file is kept as { $moved }.
storage-missing-restored = { storage-thing } was missing ({ $file }) and has been restored from the backup.
storage-entries-salvaged = { storage-thing } was damaged in places. Restored from the backup: { $restored }, lost: { $lost }. The damaged file is kept as { $moved }.
storage-torn-step = The last step of a table was cut off while it was being saved and does not count. Please enter it again. What was left of it is kept as { $moved }.
storage-damaged-journal = The course of a table is damaged in the middle. { $steps ->
    [one] { $steps } step could be read, and the table goes on from there.
   *[other] { $steps } steps could be read, and the table goes on from there.
 } The original is kept as { $moved }.
storage-stray-moved = Something else lay in the place of { $file }. It is kept as { $moved }.
storage-journal-missing = The course of a table is missing ({ $file }), so the table is no longer listed.
storage-steps-missing = The course of a finished play ends too early ({ $file }). Missing steps: { $n }.
storage-result-rebuilt = The result of a play was damaged or missing ({ $file }) and has been counted anew from its course.{ $known ->
    [0] { "" }
   *[other] { " " }The damaged file is kept as { $moved }.
 }
storage-play-relisted = A finished play was missing from the list and is back again ({ $table }).
storage-table-relisted = An open table was missing from the list and is back again ({ $table }).

# Named at the beginning of the sentences above.
storage-thing = { $what ->
    [settings] The settings
    [people] The list of people
    [plays] The list of finished plays
    [results] The result of a play
    [printed] The list of printed values
    [last_tables] The list of last tables
    [doors] The list of phones that were invited
    [keys] The key of this machine's pages
    [tables] The list of open tables
    [clocks] The list of clocks
   *[other] A file
 }
