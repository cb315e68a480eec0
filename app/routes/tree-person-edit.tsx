import { pageNotFound } from '../shell/address-parts.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/tree-person-edit';

export async function loader({ context, params: { tree, id } }: Route.LoaderArgs) {
  const { trees, today } = context.get(siteContext);
  const person = (await trees.open(tree, today))?.individuals.get(id);
  if (!person) throw pageNotFound();
  return { page: { title: person.name.full, description: person.name.full, hiddenFromSearch: true } };
}

export default function TreePersonEditPage({ loaderData: { page } }: Route.ComponentProps) {
  return <Page title={page.title}>{null}</Page>;
}
