import { type Contribution, isUnproven, permissionStateOf } from '../../chronicle/contributions/contribution.ts';
import type { HistoryAction, HistoryEntry } from '../../chronicle/contributions/contribution-history.ts';
import { suggestedTitle } from '../../chronicle/contributions/contribution-text.ts';
import { mentionedRecords, summaryOf } from '../../chronicle/contributions/memory-record.ts';
import type { Trust } from '../../chronicle/contributions/trust.ts';
import type { Library } from '../../chronicle/reading/library.ts';
import { actionsFor, type PermissionState, type Role } from '../../domain/contribution-permissions.ts';
import type { RecordKey } from '../../domain/reference.ts';
import type { DeskItem, HistoryItem, PublishedItem } from '../features/moderation/views.ts';
import { recordPathOfKey } from '../record-path.ts';
import { momentInWords } from '../text/dates.ts';
import { contributionView } from './contribution-views.ts';

/** Whoever moderates: an editor, or the steward of the page it stands on. */
type Moderator = Extract<Role, 'steward' | 'editor'>;

export function deskItem(
  library: Library,
  contribution: Contribution,
  { role, trust }: { readonly role: Moderator; readonly trust?: Trust },
): DeskItem {
  const { photographs, voice, ...view } = contributionView(contribution, { role });
  const about = contribution.about === '' ? undefined : library.get(contribution.about as RecordKey);
  return {
    ...view,
    email: view.actions.includes('view-email') ? contribution.email : '',
    telephone: view.actions.includes('view-email') ? (contribution.telephone ?? '') : '',
    unproven: isUnproven(contribution),
    summary: summaryOf(contribution.content.text),
    untitled: contribution.kind === 'memory' && view.title === suggestedTitle(view.text),
    about: about && { name: about.title, href: recordPathOfKey(contribution.about) },
    mentions: mentionedRecords(library, contribution.content).map((key) => library.get(key as RecordKey)?.title ?? key),
    photographs: photographs.map(({ src, alt }) => ({ src, alt })),
    voice,
    trust: trust && { approved: trust.approved, trusted: trust.trusted, autoApprove: trust.autoApprove },
    isCorrection: contribution.record !== '',
  };
}

const UNPROVEN = 'adresa nije potvrđena';
const HIDDEN_BY: Partial<Record<PermissionState, string>> = {
  'hidden-by-editor': 'Sakrilo Uredništvo',
  'hidden-by-steward': 'Sakrio skrbnik stranice',
};

export function publishedItem(contribution: Contribution, role: Moderator): PublishedItem {
  const { id, kind, content, record, about, state } = contribution;
  const standing = permissionStateOf(contribution);
  return {
    id,
    title: kind === 'memory' ? content.title : 'Sućut',
    author: content.author,
    href: recordPathOfKey(record || about),
    hidden: state === 'hidden',
    notes: [isUnproven(contribution) ? UNPROVEN : undefined, HIDDEN_BY[standing]].filter((note) => note !== undefined),
    actions: actionsFor(role, standing),
  };
}

const ACTION_LABELS: Readonly<Record<HistoryAction, string>> = {
  submitted: 'Ispričano',
  confirmed: 'Potvrđena adresa',
  corrected: 'Ispravio onaj tko je poslao',
  approved: 'Odobreno',
  'corrected-and-approved': 'Ispravljeno i odobreno',
  'auto-approved': 'Propušteno: pouzdan pripovjedač',
  refused: 'Odbijeno',
  hidden: 'Skriveno',
  republished: 'Vraćeno na stranicu',
  withdrawn: 'Povukao onaj tko je poslao',
  anonymized: 'Ostalo bez imena',
};

export function historyItem({
  contribution,
  action,
  by,
  role,
  unproven,
  at,
  title,
  reason,
}: HistoryEntry): HistoryItem {
  return {
    key: `${contribution} ${at} ${action}`,
    at: momentInWords(new Date(at)),
    by: [by, by && role === 'steward' ? ' (skrbnik stranice)' : '', unproven ? ` (${UNPROVEN})` : ''].join(''),
    action: ACTION_LABELS[action],
    title,
    reason,
  };
}
