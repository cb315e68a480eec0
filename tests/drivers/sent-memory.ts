import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A memory sent as a browser without scripts would send it. */
export function memoryForm(
  fields: Record<string, string>,
  files: readonly [string, Uint8Array, string][] = [],
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [field, bytes, name] of files) form.append(field, new Blob([new Uint8Array(bytes)]), name);
  return form;
}

export const STANA = {
  name: 'Stana Bošnjak',
  email: 'stana@primjer.hr',
  text: 'Bura je puhala tri dana, a mi smo pod škurama brojali udarce.',
};

/** Every file that a site keeps, with nothing of what can be made again. */
export function storedFiles(dataFolder: string): string[] {
  return ['files', 'uploads', 'cache/media']
    .flatMap((folder) => {
      try {
        return readdirSync(join(dataFolder, folder), { recursive: true, withFileTypes: true });
      } catch {
        return [];
      }
    })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}
