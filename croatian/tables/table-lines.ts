export interface TableLine {
  readonly head: string;
  readonly forms: readonly string[];
}

/** Lines of a table, `head: form form form`; what begins with # is a comment. */
export function tableLines(table: string): TableLine[] {
  return table.split('\n').flatMap((line) => {
    const [head = '', forms = ''] = line.split(':').map((part) => part.trim());
    return head === '' || head.startsWith('#') ? [] : [{ head, forms: forms === '' ? [] : forms.split(/\s+/) }];
  });
}
