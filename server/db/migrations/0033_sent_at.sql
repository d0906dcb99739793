-- When an operation was last sent, by the machine's clock: a merchant account's own may be moved while a request travels. What is under way now was sent before now.
ALTER TABLE operations ADD COLUMN sent_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE operations ALTER COLUMN sent_at DROP DEFAULT;
ALTER TABLE gift_card_operations ADD COLUMN sent_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE gift_card_operations ALTER COLUMN sent_at DROP DEFAULT;
