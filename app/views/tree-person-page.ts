import type { Genealogy, Individual } from '../../genealogy/index.ts';
import { TREE_VIEWS, VIEW_PARAM } from '../query-words.ts';
import { pathTo } from '../routes.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import type { RequestSite } from '../site-context.ts';
import { fanPath } from './fan-view.ts';
import { openShownTree } from './shown-tree.ts';
import { isShownTree, type ShownTree, treePersonPath } from './trees.ts';

/** Somebody in a tree as an address names them. */
export async function personAt(
  site: Pick<RequestSite, 'trees' | 'hill' | 'today'>,
  tree: string,
  id: string,
): Promise<{ readonly tree: ShownTree; readonly genealogy: Genealogy; readonly person: Individual }> {
  const opened = await openShownTree(site, tree);
  const person = opened?.genealogy.individuals.get(id);
  if (!isShownTree(tree) || !opened || !person) throw pageNotFound();
  return { tree, genealogy: opened.genealogy, person };
}

export type ReportKind = 'ancestors' | 'descendants';

export function reportKindIn(parameters: URLSearchParams): ReportKind {
  return parameters.get(VIEW_PARAM) === TREE_VIEWS.descendants ? 'descendants' : 'ancestors';
}

export function reportPath(
  page: 'familyReport' | 'familyReportPdf',
  tree: ShownTree,
  id: string,
  kind: ReportKind,
): string {
  const path = pathTo(page, { tree, id });
  return kind === 'ancestors' ? path : `${path}?${VIEW_PARAM}=${TREE_VIEWS.descendants}`;
}

export interface PersonLink {
  readonly label: string;
  readonly href: string;
}

/** Where else the same person is shown. */
export function personLinks(tree: ShownTree, id: string, here: 'fan' | 'report'): PersonLink[] {
  return [
    { label: 'U stablu', href: treePersonPath(tree, id) },
    here === 'fan'
      ? { label: 'Rodoslovno izvješće', href: reportPath('familyReport', tree, id, 'ancestors') }
      : { label: 'Preci u lepezi', href: fanPath(tree, id) },
  ];
}
