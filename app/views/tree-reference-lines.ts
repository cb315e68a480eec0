import type { Library } from '../../chronicle/reading/library.ts';
import type { TreeReferences } from '../../chronicle/trees/tree-references.ts';
import type { ReferenceLine } from '../features/family-tree/edit-messages.ts';
import { recordPath } from '../record-path.ts';
import { counted, WORDS } from '../text/plurals.ts';

const MEMBERS = { one: 'član', few: 'člana', other: 'članova' };
const LINKS = {
  one: 'veza s istom osobom u drugom stablu',
  few: 'veze s istom osobom u drugim stablima',
  other: 'veza s istom osobom u drugim stablima',
};

/** What leads to somebody, line by line, for whoever is about to delete them. */
export function referenceLines(library: Library, found: TreeReferences): ReferenceLine[] {
  const { records, recordCount, accounts, links } = found;
  const named = records.map(({ key, title }) => {
    const record = library.get(key);
    return { text: title, ...(record ? { href: recordPath(record) } : {}) };
  });
  const more = recordCount - records.length;
  return [
    ...named,
    ...(more > 0 ? [{ text: `i još ${counted(more, WORDS.record)}` }] : []),
    ...(accounts > 0 ? [{ text: `„To sam ja“ uz tu osobu: ${counted(accounts, MEMBERS)}` }] : []),
    ...(links > 0 ? [{ text: counted(links, LINKS) }] : []),
  ];
}
