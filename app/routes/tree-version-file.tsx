import { versionNumbered } from '../../chronicle/trees/tree-version.ts';
import { fileOfVersion } from '../../chronicle/trees/tree-version-file.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { treeVersionContext } from '../tree-version-context.ts';
import { isTreeName } from '../views/trees.ts';
import type { Route } from './+types/tree-version-file';

/** As it came, with the living in it: for editors alone. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const deps = context.get(treeVersionContext);
  const number = /^\d{1,9}$/.test(params.number) ? Number(params.number) : undefined;
  const version =
    number && isTreeName(params.tree) ? await versionNumbered(deps.store, params.tree, number) : undefined;
  const bytes = version && (await fileOfVersion(deps, version));
  if (!version || !bytes) throw pageNotFound();
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename="${version.tree}-${version.number}.ged"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
