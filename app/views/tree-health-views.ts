import type { RouterContextProvider } from 'react-router';
import { type AcceptedFinding, acceptedIn, NOT_ONE_PERSON, NOT_ONE_PLACE } from '../../chronicle/trees/tree-health.ts';
import type { InspectedFinding, TreeInspection } from '../../chronicle/trees/tree-inspection.ts';
import { TreeFileFault } from '../../domain/tree-file-fault.ts';
import { type HealthKind, health } from '../../genealogy/index.ts';
import type { FindingGroupView, HealthView } from '../features/tree-health/views.ts';
import { HEALTH_WORDS, TYPE_PARAM } from '../query-words.ts';
import { pathTo } from '../routes.ts';
import { siteContext } from '../site-context.ts';
import { momentInWords } from '../text/dates.ts';
import { counted, WORDS, wordFor } from '../text/plurals.ts';
import { SEVERITY_LABEL } from '../text/tree-version-text.ts';
import { treeHealthContext } from '../tree-health-context.ts';
import { GRADE_TEXT, KIND_TEXT } from './health-wording.ts';
import { type TreeName, treePersonPath } from './trees.ts';

/** Of each kind, beside the others; on a page of its own there are more. */
const MOST_BESIDE_OTHERS = 20;
const MOST_PEOPLE_BESIDE_OTHERS = 6;
const MOST_FIRST = 3;

const ERRORS = { one: 'pogreška', few: 'pogreške', other: 'pogrešaka' };
const WARNINGS = { one: 'upozorenje', few: 'upozorenja', other: 'upozorenja' };
const NOTES = { one: 'napomena', few: 'napomene', other: 'napomena' };

/** The kind that an address asks for. */
export function askedKind(searchParams: URLSearchParams): HealthKind | undefined {
  const asked = searchParams.get(TYPE_PARAM);
  return (Object.keys(HEALTH_WORDS) as HealthKind[]).find((kind) => HEALTH_WORDS[kind] === asked);
}

/** What an editor has not said to be so. */
export function openFindings(
  { findings }: TreeInspection,
  accepted: readonly Pick<AcceptedFinding, 'key'>[],
): InspectedFinding[] {
  const keys = new Set(accepted.map(({ key }) => key));
  return findings.filter(({ key }) => !keys.has(key));
}

/** A tree of so many is inspected while the page is made; of a larger one the page of its health tells. */
const MOST_PEOPLE_AT_ONCE = 10_000;

/** How much was found in a tree that nobody has said to be so. A tree that cannot be read has its say on its own page. */
export async function findingCount(
  context: Readonly<RouterContextProvider>,
  tree: TreeName,
  kind?: HealthKind,
): Promise<number | undefined> {
  const { library, store, today } = context.get(siteContext);
  if ((library.tree(tree)?.individuals ?? Infinity) > MOST_PEOPLE_AT_ONCE) return undefined;
  try {
    const inspection = await context.get(treeHealthContext).of(tree, today);
    if (!inspection) return undefined;
    return openFindings(inspection, await acceptedIn(store, tree))
      .filter((finding) => kind === undefined || finding.kind === kind)
      .reduce((sum, { more }) => sum + (more ?? 1), 0);
  } catch (error) {
    if (error instanceof TreeFileFault) return undefined;
    throw error;
  }
}

/** How healthy a tree is and what to mend first, in a line for its own page. Nobody waits for it: the next visit tells. */
export async function healthLine(context: Readonly<RouterContextProvider>, tree: TreeName): Promise<string> {
  const { store, today } = context.get(siteContext);
  const inspection = context.get(treeHealthContext).knownOf(tree, today);
  if (!inspection) return 'Provjera stabla';
  const open = openFindings(inspection, await acceptedIn(store, tree));
  const { grade, kinds } = health(open, inspection.people);
  const [first] = kinds;
  if (!first) return `Provjera stabla: ${GRADE_TEXT[grade].word.toLocaleLowerCase('hr')}`;
  const found = counted(
    open.reduce((sum, { more }) => sum + (more ?? 1), 0),
    WORDS.remark,
  );
  return `Provjera stabla: ${found}; prvo ispravite „${KIND_TEXT[first.kind].heading}“ (${first.count})`;
}

export function healthView(
  tree: TreeName,
  inspection: TreeInspection,
  accepted: readonly AcceptedFinding[],
  shown: { readonly kind: HealthKind; readonly findings: readonly InspectedFinding[] } | undefined,
): HealthView {
  const open = openFindings(inspection, accepted);
  const { grade, counts, kinds } = health(open, inspection.people);
  const found = new Set(inspection.findings.map(({ key }) => key));
  const groups = kinds.filter(({ kind }) => !shown || kind === shown.kind);
  return {
    grade,
    ...GRADE_TEXT[grade],
    counts: [
      { label: wordFor(counts.error, ERRORS), value: counts.error },
      { label: wordFor(counts.warning, WARNINGS), value: counts.warning },
      { label: wordFor(counts.note, NOTES), value: counts.note },
    ].filter(() => open.length > 0),
    first: shown
      ? []
      : kinds.slice(0, MOST_FIRST).map(({ kind, people }) => ({
          href: `#${HEALTH_WORDS[kind]}`,
          label: KIND_TEXT[kind].heading,
          note: people > 0 ? counted(people, WORDS.person) : '',
        })),
    groups: groups.map(({ kind, severity, count, people }): FindingGroupView => {
      const ofKind = open.filter((finding) => finding.kind === kind && finding.more === undefined);
      const listed = shown?.findings ?? ofKind.slice(0, MOST_BESIDE_OTHERS);
      const isMore = !shown && ofKind.length > listed.length;
      const mostPeople = shown ? Infinity : MOST_PEOPLE_BESIDE_OTHERS;
      return {
        word: HEALTH_WORDS[kind],
        ...KIND_TEXT[kind],
        severity,
        severityLabel: SEVERITY_LABEL[severity],
        count: counted(count, WORDS.remark),
        single: ofKind.length,
        findings: listed.map(({ key, sentence, people: named, choices = [] }) => ({
          key,
          sentence,
          people: linkedPeople(tree, named.slice(0, mostPeople)),
          choices: choices.map(({ text }, at) => ({ value: `${key} ${at}`, text })),
        })),
        all:
          isMore || listed.some((finding) => finding.people.length > mostPeople)
            ? {
                href: `${pathTo('treeHealth', { tree })}?${TYPE_PARAM}=${HEALTH_WORDS[kind]}`,
                label: `Sve: ${isMore ? counted(count, WORDS.remark) : counted(people, WORDS.person)}`,
              }
            : undefined,
        mend:
          kind === 'place-spellings' ? { href: pathTo('treePlaces', { tree }), label: 'Mjesta u stablu' } : undefined,
      };
    }),
    accepted: accepted
      .filter(({ kind }) => kind !== NOT_ONE_PERSON && kind !== NOT_ONE_PLACE)
      .sort((a, b) => (a.at < b.at ? 1 : -1))
      .map(({ key, sentence, by, at }) => ({
        key,
        sentence,
        by: `${by}, ${momentInWords(new Date(at))}`,
        isGone: !found.has(key),
      })),
    chosen: shown && KIND_TEXT[shown.kind].heading,
  };
}

export function linkedPeople(tree: TreeName, people: InspectedFinding['people']) {
  return people.map(({ id, name }) => ({ href: treePersonPath(tree, id), name: name || 'Bez imena' }));
}
