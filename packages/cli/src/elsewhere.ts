const OPERATORS = [
  'keys',
  'database',
  'vault',
  'import-cards',
  'import-tokens',
  'export-cards',
  'evidence',
  'restored',
];

/** Commands that this package does not have, and where they are. */
export const OPERATORS_COMMANDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    OPERATORS.map((name) => [
      name,
      `${name} is an operator's command: it opens the database or the data folder of an instance. It is in the ` +
        `checkout on a machine of the instance: CHECKOUT/railyard ${name} --help.`,
    ]),
  ),
  'demo-data': 'demo-data is in the checkout of a sandbox: CHECKOUT/railyard demo-data --help.',
};
