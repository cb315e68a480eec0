import type { Tree } from '../../chronicle/trees/tree.ts';
import type { TreeProposal } from '../../chronicle/trees/tree-proposals.ts';
import { hashOfVersion, type TreeVersion } from '../../chronicle/trees/tree-version.ts';
import type { TreeUpload } from '../../chronicle/trees/tree-versions.ts';
import type { EditLineView, ReportView, TreeSectionView, VersionView } from '../features/tree-versions/views.ts';
import { BEFORE_PARAM, TREE_PARAM } from '../query-words.ts';
import { pathTo } from '../routes.ts';
import { momentInWords } from '../text/dates.ts';
import { counted, WORDS } from '../text/plurals.ts';
import { DIFFERENCE_LABEL, SEVERITY_LABEL } from '../text/tree-version-text.ts';
import { visibilityReason } from '../text/visibility.ts';
import { editLine } from './tree-edit-words.ts';
import { genderOf } from './tree-visibility.ts';
import { TREE_PAGES, TREE_WORDS, type TreeName } from './trees.ts';

interface SectionParts {
  readonly current: Tree | undefined;
  readonly versions: readonly TreeVersion[];
  /** The list begins with the latest. */
  readonly fromLatest: boolean;
  readonly waiting: readonly { readonly id: string; readonly upload: TreeUpload }[];
  readonly proposals: readonly TreeProposal[];
  /** How much was found in it; unknown of a tree so large that nobody should wait for it here. */
  readonly findings: number | undefined;
}

export function treeSection(
  tree: TreeName,
  { current, versions, fromLatest, waiting, proposals, findings }: SectionParts,
): TreeSectionView {
  const { title } = TREE_WORDS[tree];
  const { page } = TREE_PAGES[tree];
  const oldest = versions.at(-1)?.number ?? 1;
  const path = pathTo('treeVersions');
  return {
    tree,
    title,
    href: pathTo(page),
    visibility: pathTo('treeVisibility', { tree }),
    health: {
      href: pathTo('treeHealth', { tree }),
      note: findings === undefined ? '' : findings === 0 ? 'ništa ne treba ispraviti' : counted(findings, WORDS.remark),
    },
    size: current ? sizeOf(current) : 'Stabla još nema.',
    versions: groupsOf(versions).map((group, index) => versionView(group, current, fromLatest && index === 0)),
    earlier: oldest > 1 ? `${path}?${BEFORE_PARAM}=${oldest}&${TREE_PARAM}=${tree}` : undefined,
    waiting: waiting
      .filter(({ upload }) => upload.tree === tree)
      .map(({ id, upload }) => ({ href: pathTo('treeReport', { id }), at: momentInWords(new Date(upload.at)) })),
    proposals: proposalsWaiting(proposals.filter((proposal) => proposal.tree === tree).length),
  };
}

const PROPOSALS = { one: 'prijedlog čeka', few: 'prijedloga čekaju', other: 'prijedloga čeka' };

function proposalsWaiting(count: number): TreeSectionView['proposals'] {
  return count === 0 ? undefined : { href: pathTo('treeProposals'), label: `${counted(count, PROPOSALS)} vašu odluku` };
}

const HOUR_MS = 60 * 60 * 1000;

/** Edits of one editor within an hour stand together: each is a version, and there are many of them. */
function groupsOf(versions: readonly TreeVersion[]): TreeVersion[][] {
  const groups: TreeVersion[][] = [];
  for (const version of versions) {
    const last = groups.at(-1);
    const first = last?.[0];
    const isWith =
      first &&
      isEdit(first) &&
      isEdit(version) &&
      first.by === version.by &&
      Date.parse(first.at) - Date.parse(version.at) < HOUR_MS;
    if (last && isWith) last.push(version);
    else groups.push([version]);
  }
  return groups;
}

function isEdit({ origin }: TreeVersion): boolean {
  return origin === 'edited' || origin === 'undone';
}

function versionView(group: readonly TreeVersion[], current: Tree | undefined, isLatest: boolean): VersionView {
  const version = group[0] as TreeVersion;
  const { tree, number, by, at, origin, restored } = version;
  const came = {
    found: 'zatečeno stanje',
    sent: `poslano: ${by}`,
    merged: `spojeno s poslanom datotekom: ${by}`,
    restored: `vraćena ${restored}. inačica: ${by}`,
    edited: `uređeno: ${by}`,
    undone: `uređeno: ${by}`,
  }[origin];
  const isSame = hashOfVersion(version) === current?.hash;
  return {
    number,
    size: sizeOf(version),
    came: `${momentInWords(new Date(at))}, ${came}`,
    href: pathTo('treeVersionFile', { tree, number }),
    isCurrent: isLatest && isSame,
    // The same file under another number would change nothing.
    canRestore: !isSame,
    canUndo: origin === 'merged',
    edits: isEdit(version) ? group.map(editView) : [],
  };
}

function editView({ tree, number, edit, origin, undid, takenBy }: TreeVersion): EditLineView {
  const what = edit ? editLine(edit) : 'izmjena';
  const taken = takenBy === undefined ? '' : ` (prihvaćen prijedlog: ${takenBy})`;
  return {
    number,
    line: origin === 'undone' ? `poništena ${undid}. izmjena: ${what}` : `${what}${taken}`,
    href: pathTo('treeVersionFile', { tree, number }),
  };
}

export function reportView(
  upload: TreeUpload,
  { isStale, mergeHref }: { readonly isStale: boolean; readonly mergeHref: string | undefined },
): ReportView {
  const { report, pictures } = upload;
  const { counts } = report;
  const came = pictures ? `, ${counted(pictures.kept, WORDS.photograph)}` : '';
  const left = pictures && pictures.left > 0 ? ` (još ${pictures.left} nismo mogli spremiti)` : '';
  return {
    at: momentInWords(new Date(upload.at)),
    isStale,
    isEmpty: report.description.individuals === 0,
    canMerge: upload.basedOn !== '',
    mergeHref,
    size: sizeOf(report.description) + came + left,
    sample: report.description.sample === true,
    counts,
    added: report.added,
    gone: report.gone,
    lost: report.lost,
    changed: report.changed.map(({ what, was, ...person }) => ({
      ...person,
      note: [...what.map((one) => DIFFERENCE_LABEL[one]), ...(was !== person.name ? [`prije: ${was}`] : [])].join(', '),
    })),
    living: report.living.map(({ shown, why, ...person }) => {
      const seen = shown === 'name' ? 'Vidi se samo ime.' : 'Ne vidi se ni ime.';
      if (!why) return { ...person, note: seen };
      const reason = { ...why, bornBy: why.bornBy, died: '', clash: why.clash ?? '' };
      return {
        ...person,
        note: `${seen} ${visibilityReason(reason, genderOf(why.sex), Number(upload.at.slice(0, 4)))}`,
      };
    }),
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
