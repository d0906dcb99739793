-- A role may limit what is paid out, as it limits refunds and captures.

ALTER TABLE role_assignment_limits DROP CONSTRAINT role_assignment_limits_act_check;
ALTER TABLE role_assignment_limits ADD CONSTRAINT role_assignment_limits_act_check
  CHECK (act IN ('capture', 'payout', 'refund')) NOT VALID;

ALTER TABLE amounts_of_day DROP CONSTRAINT amounts_of_day_act_check;
ALTER TABLE amounts_of_day ADD CONSTRAINT amounts_of_day_act_check
  CHECK (act IN ('capture', 'payout', 'refund')) NOT VALID;
