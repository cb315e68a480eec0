import { redirect } from 'react-router';
import { portraitKind, portraitsIn } from '../../chronicle/trees/portraits.ts';
import { Portrait } from '../../genealogy/index.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { siteContext } from '../site-context.ts';
import { openShownTree } from '../views/shown-tree.ts';
import type { Route } from './+types/tree-portrait';

/** To the smallest copy of somebody's picture: the payload says who has one, and hashes of ten thousand would outweigh it. */
export async function loader({ context, params: { tree, id, colouring } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const opened = await openShownTree(site, tree);
  const person = opened?.genealogy.individuals.get(id);
  const picture = opened && person && portraitsIn(site.library, opened).get(person.index);
  if (!picture) throw pageNotFound();
  const isDrawing = portraitKind(picture) === Portrait.drawing;
  const copy = isDrawing ? `${colouring === 'light' ? 'light' : 'dark'}.svg` : '480.webp';
  return redirect(`/media/${picture.hash}/${copy}`, { headers: { 'Cache-Control': 'private, no-store' } });
}
