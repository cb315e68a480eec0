import type { RouterContextProvider } from 'react-router';
import { binnedRecord } from '../../chronicle/editing/bin.ts';
import { REVISIONS_SHOWN, revisionOf, revisionsOf } from '../../chronicle/editing/history.ts';
import { checkEditing, roleTowardRecord, stateOfRecord } from '../../chronicle/editing/standing.ts';
import { openMap } from '../../chronicle/map/atlas.ts';
import { type MapRevision, mapRevision, maps } from '../../chronicle/map/map-documents.ts';
import { type ComparedRow, compareTexts, isChanged } from '../../domain/compare-texts.ts';
import { contentOf } from '../../domain/draft-content.ts';
import { EditingFault } from '../../domain/editing-fault.ts';
import { type EditingRole, mayEdit } from '../../domain/editing-permissions.ts';
import { featuresOf } from '../../domain/geography/map-document.ts';
import type { RecordKey } from '../../domain/reference.ts';
import { accountContext, memberOf } from '../account-context.ts';
import { contributionContext } from '../contribution-context.ts';
import type { HistoryView } from '../features/draft/history.tsx';
import { AFTER_PARAM, BEFORE_PARAM } from '../query-words.ts';
import { siteContext } from '../site-context.ts';
import { dateText, momentInWords } from '../text/dates.ts';
import { changedFields, comparedContents } from './compared-contents.ts';

const MOST_FEATURES = 5000;

/** What no person saved, in words. */
const BY_PROGRAMS: ReadonlyMap<string, string> = new Map([
  ['content/', 'Početni sadržaj'],
  ['npm run archive', 'Uvoz iz arhiva'],
  ['', 'Netko tko više nema račun'],
]);

function whoSaved(by: string): string {
  return BY_PROGRAMS.get(by) ?? by;
}

/** Which revisions are looked at: the latest, and the one before, unless the address says others. */
function askedRevisions(url: URL, latest: number) {
  const number = (name: string, otherwise: number) => {
    const asked = Number(url.searchParams.get(name));
    return Number.isSafeInteger(asked) && asked >= 1 && asked <= latest ? asked : otherwise;
  };
  const after = number(AFTER_PARAM, latest);
  return { after, before: number(BEFORE_PARAM, after - 1) };
}

/** Who changed a record, when and what. */
export async function recordHistory(
  context: Readonly<RouterContextProvider>,
  key: RecordKey,
  url: URL,
): Promise<HistoryView & { readonly role: EditingRole }> {
  const site = context.get(siteContext);
  const { store, library } = site;
  const account = memberOf(context.get(accountContext));
  const role = await roleTowardRecord(store, key, account);
  const stored = library.stored(key);
  const binned = stored ? undefined : await binnedRecord(store, key);
  if (!stored && !binned) throw new EditingFault('not-found');
  const state = stored ? stateOfRecord(stored) : 'deleted';
  checkEditing(role, 'see-history', state);
  const latest = stored?.revision ?? Number(binned?.fields.revision);
  const { after, before } = askedRevisions(url, latest);
  const listed = await revisionsOf(store, key, Math.max(after, Math.min(latest, after + REVISIONS_SHOWN - 1)));
  const [now, then] = [await revisionOf(store, key, after), await revisionOf(store, key, before)];
  const oldest = await revisionOf(store, key, (listed.at(-1)?.revision ?? 0) - 1);
  return {
    role,
    title: stored?.record.title ?? binned?.title ?? '',
    latest,
    before,
    after,
    mayRestore: mayEdit(role, 'restore', state),
    revisions: listed.map(({ revision, savedBy, savedAt, record }, index) => {
      const earlier = listed[index + 1] ?? oldest;
      return {
        number: revision,
        by: whoSaved(savedBy),
        at: momentInWords(new Date(savedAt)),
        changed: earlier ? changedFields(contentOf(earlier.record), contentOf(record)) : [],
      };
    }),
    fields: now ? await comparedContents(site, then && contentOf(then.record), contentOf(now.record)) : [],
  };
}

/** The same of a file of the map: which drawings came, went or changed. */
export async function mapHistory(
  context: Readonly<RouterContextProvider>,
  name: string,
  url: URL,
): Promise<HistoryView> {
  const { store } = context.get(siteContext);
  const account = memberOf(context.get(accountContext));
  const kept = await maps.get(store, name);
  if (!kept || account.role !== 'editor' || !account.verified) throw new EditingFault('not-found');
  const { after, before } = askedRevisions(url, kept.revision);
  const numbers = Array.from({ length: Math.min(after, REVISIONS_SHOWN) }, (_, index) => after - index);
  const found = await Promise.all(numbers.map((number) => mapRevision(store, name, number)));
  const [now, then] = [await mapRevision(store, name, after), await mapRevision(store, name, before)];
  const rows = compareTexts(await drawnText(context, then), await drawnText(context, now));
  return {
    title: `Karta: ${name}`,
    latest: kept.revision,
    before,
    after,
    mayRestore: true,
    revisions: found
      .filter((revision) => revision !== undefined)
      .map(({ revision, savedBy, savedAt }) => ({
        number: revision,
        by: whoSaved(savedBy),
        at: momentInWords(new Date(savedAt)),
        changed: [],
      })),
    fields: [{ label: 'Nacrtano', rows: rows.filter((row: ComparedRow) => isChanged(row)) }],
  };
}

async function drawnText(context: Readonly<RouterContextProvider>, revision: MapRevision | undefined): Promise<string> {
  const opened = revision && (await openMap(context.get(contributionContext).files, revision));
  return (opened ? featuresOf(opened.document) : [])
    .slice(0, MOST_FEATURES)
    .map(({ name, kind, date, record, geometry }) => {
      const points = JSON.stringify(geometry.coordinates);
      const shape = points.length > 120 ? `${points.slice(0, 120)}…` : points;
      return [`${name} (${kind})`, date && dateText(date), record, shape].filter(Boolean).join('\n');
    })
    .join('\n\n');
}
