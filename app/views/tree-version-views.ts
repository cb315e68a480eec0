import type { Tree } from '../../chronicle/trees/tree.ts';
import { hashOfVersion, type TreeVersion } from '../../chronicle/trees/tree-version.ts';
import type { TreeUpload } from '../../chronicle/trees/tree-versions.ts';
import type { ReportView, TreeSectionView, VersionView } from '../features/tree-versions/views.ts';
import { pathTo } from '../routes.ts';
import { momentInWords } from '../text/dates.ts';
import { counted, WORDS } from '../text/plurals.ts';
import { DIFFERENCE_LABEL, SEVERITY_LABEL } from '../text/tree-version-text.ts';
import { editLine } from './tree-edit-words.ts';
import { TREE_PAGES, type TreeName } from './trees.ts';

export function treeSection(
  tree: TreeName,
  current: Tree | undefined,
  versions: readonly TreeVersion[],
  waiting: readonly { readonly id: string; readonly upload: TreeUpload }[],
  /** How much was found in it; unknown of a tree so large that nobody should wait for it here. */
  findings: number | undefined,
): TreeSectionView {
  const { title, page } = TREE_PAGES[tree];
  return {
    tree,
    title,
    href: pathTo(page),
    visibility: pathTo('treeVisibility', { tree }),
    health: {
      href: pathTo('treeHealth', { tree }),
      note: findings === undefined ? '' : findings === 0 ? 'ništa za ispraviti' : counted(findings, WORDS.find),
    },
    size: current ? sizeOf(current) : 'Stabla još nema.',
    versions: versions.map((version) => versionView(version, { current, latest: versions[0] })),
    waiting: waiting
      .filter(({ upload }) => upload.tree === tree)
      .map(({ id, upload }) => ({ href: pathTo('treeReport', { id }), at: momentInWords(new Date(upload.at)) })),
  };
}

function versionView(
  version: TreeVersion,
  { current, latest }: { readonly current: Tree | undefined; readonly latest: TreeVersion | undefined },
): VersionView {
  const { tree, number, by, at, origin, restored, edit, takenBy } = version;
  const came = {
    found: 'zatečeno stanje',
    sent: `poslano: ${by}`,
    restored: `vraćena ${restored}. inačica: ${by}`,
    edited: `${edit ? editLine(edit) : 'izmjena'} (${by}${takenBy ? `, prihvatio urednik: ${takenBy}` : ''})`,
    undone: `poništena ${version.undid}. izmjena: ${by}`,
  }[origin];
  return {
    number,
    size: sizeOf(version),
    came: `${momentInWords(new Date(at))}, ${came}`,
    href: pathTo('treeVersionFile', { tree, number }),
    isCurrent: version === latest && hashOfVersion(version) === current?.hash,
    // The same file under another number would change nothing.
    canRestore: hashOfVersion(version) !== current?.hash,
  };
}

export function reportView(upload: TreeUpload, isStale: boolean): ReportView {
  const { report } = upload;
  const { counts } = report;
  return {
    at: momentInWords(new Date(upload.at)),
    isStale,
    isEmpty: report.description.individuals === 0,
    size: sizeOf(report.description),
    sample: report.description.sample === true,
    counts,
    added: report.added,
    gone: report.gone,
    lost: report.lost,
    changed: report.changed.map(({ what, was, ...person }) => ({
      ...person,
      note: [...what.map((one) => DIFFERENCE_LABEL[one]), ...(was !== person.name ? [`prije: ${was}`] : [])].join(', '),
    })),
    living: report.living.map(({ shown, ...person }) => ({ ...person, note: shown === 'name' ? 'samo ime' : 'ništa' })),
    findings: report.findings.map(({ line, tag, sentence, severity }) => ({
      where: line === 0 ? 'cijela datoteka' : `${line}. redak`,
      tag,
      sentence,
      severity: SEVERITY_LABEL[severity],
    })),
  };
}

function sizeOf({ individuals, families }: Pick<Tree, 'individuals' | 'families'>): string {
  return `${counted(individuals, WORDS.person)}, ${counted(families, WORDS.family)}`;
}
