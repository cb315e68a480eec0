import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** In a data folder while a backup is being brought back into it, and after that was cut off. */
export const RESTORING = '.restoring';

/** A site on half of its data would be taken for the whole of it. */
export function problemOfHalfRestored(dataFolder: string): string | undefined {
  if (!existsSync(join(dataFolder, RESTORING))) return undefined;
  return `DATA_DIR '${dataFolder}' holds half of a backup: bringing it back was cut off. Run npm run restore again.`;
}
