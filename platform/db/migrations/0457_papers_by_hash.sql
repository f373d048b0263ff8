-- Whether somebody else has handed in the same paper is looked at with every launch of a player like them.
create index files_by_hash on verification.files (sha256) where sha256 is not null;
