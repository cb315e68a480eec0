import type { DocumentStore } from '../../chronicle/store/document-store.ts';
import { acceptFindings, takeBack } from '../../chronicle/trees/tree-health.ts';
import type { TreeInspection } from '../../chronicle/trees/tree-inspection.ts';
import { Fault } from '../../domain/fault.ts';
import type { TreeName } from '../views/trees.ts';
import { textIn } from './form.ts';

interface HealthAnswer {
  readonly status: number;
  readonly done?: string;
  readonly trouble?: string;
}

/** An editor says of what was found that it is so, or that it is not after all. */
export async function decideOnFinding(
  store: DocumentStore,
  tree: TreeName,
  { findings }: TreeInspection,
  form: FormData,
  by: string,
): Promise<HealthAnswer> {
  const key = textIn(form, 'key');
  const intent = textIn(form, 'intent');
  if (intent === 'take-back') {
    return (await takeBack(store, tree, key))
      ? { status: 200, done: 'Poništeno: nalaz je opet na popisu, ako je u stablu još tako.' }
      : { status: 409, trouble: 'Toga nalaza više nema među prihvaćenima. Osvježite stranicu.' };
  }
  if (intent !== 'accept') return { status: 400, trouble: 'Nismo razumjeli što treba učiniti s nalazom.' };
  const finding = findings.find((one) => one.key === key && one.more === undefined);
  if (!finding) {
    return { status: 409, trouble: 'Toga u stablu više nema: stablo je u međuvremenu promijenjeno.' };
  }
  try {
    await acceptFindings(store, tree, [finding], by, new Date().toISOString());
  } catch (error) {
    if (!(error instanceof Fault && error.code === 'batch-too-large')) throw error;
    return { status: 409, trouble: 'Previše je nalaza već prihvaćeno. Poništite neke kojih u stablu više nema.' };
  }
  return { status: 200, done: 'Zapamćeno: tako je, i više se neće javljati.' };
}
