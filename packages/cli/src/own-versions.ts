import sdk from '../../sdk/package.json' with { type: 'json' };
import cli from '../package.json' with { type: 'json' };

/** Of this package. */
export const CLI_VERSION: string = cli.version;
/** Of the SDK that is inside. */
export const SDK_VERSION: string = sdk.version;
