import { reporterOf } from '../../chronicle/contributions/answer-report.ts';
import type { Report } from '../../chronicle/contributions/report.ts';
import type { AccountDirectory } from '../../chronicle/identity/account-directory.ts';
import { derived } from '../../chronicle/reading/derived.ts';
import type { Library } from '../../chronicle/reading/library.ts';
import type { TreeCache } from '../../chronicle/trees/tree-cache.ts';
import { parseIndividualReference, type RecordKey } from '../../domain/reference.ts';
import type { AnswerItem, MessageItem, ReportItem } from '../features/moderation/views.ts';
import { recordPath } from '../record-path.ts';
import { pathTo } from '../routes.ts';
import { momentInWords } from '../text/dates.ts';
import { isTreeName, TREE_WORDS, treePersonPath } from './trees.ts';

interface Surroundings {
  readonly library: Library;
  readonly trees: Pick<TreeCache, 'open'>;
  readonly directory: Pick<AccountDirectory, 'find'>;
  readonly today: string;
}

/** What readers report, what it is about, and who can be answered. */
export async function reportItem(surroundings: Surroundings, report: Report): Promise<ReportItem> {
  const { id, reason, at } = report;
  const reporter = await reporterOf(surroundings.directory, report);
  return {
    id,
    reason,
    at: momentInWords(new Date(at)),
    reporter,
    answers: answersOf(report),
    ...(await subjectOf(surroundings, report.about)),
  };
}

type Subject = Pick<ReportItem, 'title' | 'href' | 'canBeHidden'>;

/** A correction names the person it is about; what else is reported, the record or the condolences it stands among. */
async function subjectOf({ library, trees, today }: Surroundings, about: string): Promise<Subject> {
  const individual = parseIndividualReference(about);
  if (individual && isTreeName(individual.tree)) {
    const genealogy = await trees.open(individual.tree, today);
    const name = genealogy?.individuals.get(individual.id)?.name.full;
    const { title } = TREE_WORDS[individual.tree];
    return {
      title: name ? `Ispravak: ${name} (${title})` : `Ispravak: ${title}`,
      href: treePersonPath(individual.tree, individual.id),
      canBeHidden: false,
    };
  }
  const record = about.startsWith('contribution/') ? undefined : library.get(about as RecordKey);
  return {
    title: record?.title ?? 'Sućut',
    href: record ? recordPath(record) : pathTo('memorials'),
    canBeHidden: true,
  };
}

/** Undefined where it is a report, which says nothing of who sent it. */
export function messageItem(library: Library, report: Report): MessageItem | undefined {
  const { id, about, reason, at, sender } = report;
  return (
    sender && {
      id,
      text: reason,
      at: momentInWords(new Date(at)),
      about: about === '' ? undefined : { title: titlesByPath(library).get(about) ?? about, href: about },
      answers: answersOf(report),
      ...sender,
    }
  );
}

const titlesByPath = derived(
  (library) => new Map([...library.all()].map((record) => [recordPath(record), record.title])),
);

function answersOf({ answers = [] }: Report): AnswerItem[] {
  return answers.map(({ text, by, at }) => ({ text, by, at: momentInWords(new Date(at)) }));
}
