import type { ComparedPeople } from '../../chronicle/trees/compared-people.ts';
import { openPairs, skippedPairs, type TreeMerge } from '../../chronicle/trees/merge-upload.ts';
import type { MergePlan } from '../../chronicle/trees/tree-merge-plan.ts';
import { parsePartialDate } from '../../domain/partial-date.ts';
import type { ComparedRow, MergeView, PairView } from '../features/tree-merge/views.ts';
import { pathTo } from '../routes.ts';
import { dateText } from '../text/dates.ts';
import { lifeEventLabel } from '../text/life-events.ts';

const KINSHIP = {
  parents: 'Roditelj',
  partners: 'Supružnik',
  siblings: 'Brat ili sestra',
  children: 'Dijete',
} as const;

export function mergeView(id: string, merge: TreeMerge, current: string): MergeView {
  const { plan, decisions, basedOn, isStale } = merge;
  const chosen = new Map(decisions.fields.map(({ person, field, choice }) => [`${person}\n${field}`, choice]));
  const added = Array.isArray(decisions.add) ? new Set(decisions.add) : undefined;
  return {
    counts: { ...plan.counts, doubtful: isStale ? openPairs(merge).length : plan.counts.doubtful },
    isStale: isStale || basedOn !== current,
    changesNothing: plan.changesNothing,
    skipped: skippedPairs(merge).length,
    reportHref: pathTo('treeReport', { id }),
    page: plan.page,
    pageCount: plan.pages,
    differing: plan.differing.map(({ fields, ...person }) => ({
      ...person,
      fields: fields.map(({ field, mine, theirs, becomes, ...one }) => ({
        ...one,
        field,
        label: fieldLabel(field),
        isSingle: field === 'sex',
        mine: wordedIn(field, mine),
        theirs: wordedIn(field, theirs),
        becomes: wordedIn(field, becomes),
        choice: chosen.get(`${person.id}\n${field}`) ?? '',
      })),
    })),
    add: added ? 'chosen' : decisions.add === 'nobody' ? 'nobody' : 'everybody',
    onlyTheirs: plan.onlyTheirs.map((person) => ({ ...person, isChosen: added?.has(person.id) ?? true })),
    twice: plan.twice ?? [],
    held: plan.held,
    refused: plan.refused,
    noLongerLiving: plan.noLongerLiving,
  };
}

export function pairView({ a, b, mine, theirs, reasons, fields, kin }: MergePlan['doubtful'][number]): PairView {
  return {
    a,
    b,
    mine,
    theirs,
    reasons,
    rows: comparedRows({ fields, kin }),
  };
}

export function comparedRows({ fields, kin }: ComparedPeople): ComparedRow[] {
  return [
    ...fields.map(({ field, differs, ...one }) => ({
      label: fieldLabel(field),
      field,
      isSingle: field === 'sex',
      mine: wordedIn(field, one.mine),
      theirs: wordedIn(field, one.theirs),
      // What one of them is silent about is no disagreement.
      differs: differs && one.mine.length > 0 && one.theirs.length > 0,
    })),
    ...kin.map(({ kinship, ...one }) => ({
      label: KINSHIP[kinship],
      mine: one.mine === '' ? [] : [one.mine],
      theirs: one.theirs === '' ? [] : [one.theirs],
      differs: false,
    })),
  ];
}

const FIELD_LABELS: ReadonlyMap<string, string> = new Map([
  ['name', 'Ime'],
  ['sex', 'Spol'],
  ['note', 'Bilješka'],
  ['source', 'Izvor'],
  ['media', 'Fotografija'],
]);

function fieldLabel(field: string): string {
  return FIELD_LABELS.get(field) ?? lifeEventLabel(field);
}

function wordedIn(field: string, texts: readonly string[]): string[] {
  return texts.map((text) => (field === 'sex' ? (text === 'F' ? 'ženski' : 'muški') : worded(text)));
}

/** An event as the engine tells it has its date among commas, as EDTF. */
function worded(text: string): string {
  return text
    .split(', ')
    .map((part) => (/^[\d[.]/.test(part) && parsePartialDate(part) ? dateText(part) : part))
    .join(', ');
}
