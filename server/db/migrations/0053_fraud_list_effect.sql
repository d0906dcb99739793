-- An entry may let what it names pass the list and what rules count, and then ends by itself.
ALTER TABLE fraud_list_entries ADD COLUMN IF NOT EXISTS effect text NOT NULL DEFAULT 'block'
  CHECK (effect = 'block' OR (effect = 'allow' AND expires_at IS NOT NULL));
