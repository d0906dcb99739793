-- What payments are counted by beside what lists of them are looked up by: the network of their buyer's address, and a
-- digest of their device. Of payments of an older version neither is known. Indexes are in 0055.
ALTER TABLE transactions ADD COLUMN IF NOT EXISTS ip_network text;
ALTER TABLE transactions ADD COLUMN IF NOT EXISTS device_digest text;
