// Loaded with `--import` by scripts/pkcs11.ts: pkcs11js is not among this project's packages, and stands
// where the script compiled it.
import { registerHooks } from 'node:module';

const url = process.env['RAILYARD_TEST_PKCS11_PACKAGE'];
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'pkcs11js' && url !== undefined
      ? { url, format: 'commonjs', shortCircuit: true }
      : next(specifier, context),
});
