import { foldedBranches } from '../features/family-tree/folded-branches.ts';
import { layoutView, readViewState } from '../features/family-tree/view-state.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { siteContext } from '../site-context.ts';
import { SAMPLE_SENTENCE } from '../text/sample-labels.ts';
import { askFor, isSampleTree, openShownTree } from '../views/shown-tree.ts';
import type { Route } from './+types/tree-gedcom';

/** The branch that an address shows, as other programs read it. The living are reduced here as everywhere. */
export async function loader({ context, params: { tree }, url: { searchParams } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const genealogy = (await openShownTree(site, tree))?.genealogy;
  if (!genealogy) throw pageNotFound();
  const { folded, ...rest } = layoutView(readViewState(searchParams));
  const view = { ...rest, folded: foldedBranches(genealogy, folded) };
  // The header that said so is not among what is shown of it.
  const note = isSampleTree(site.library, tree) ? SAMPLE_SENTENCE.tree : '';
  const bytes = await site.trees.run('branch', { ...(await askFor(site, tree)), view, note });
  if (!bytes) throw pageNotFound();
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      'Content-Type': 'text/vnd.familysearch.gedcom; charset=utf-8',
      'Content-Disposition': `attachment; filename="${tree}.ged"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
