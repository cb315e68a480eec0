import type { Option } from './option-list.tsx';
import type { EditorServices } from './services.ts';

type RecordOption = Option & { readonly mayLive: boolean };

/** Records and people as a combobox offers them, by their references. */
export function recordOptions({ choices }: Pick<EditorServices, 'choices'>) {
  const known = loaders.get(choices);
  if (known) return known;
  const load = async (query: string, signal: AbortSignal): Promise<RecordOption[]> =>
    (await choices(query, signal)).map(({ ref, title, kindLabel, mayLive = false }) => ({
      key: ref,
      label: title,
      detail: kindLabel,
      mayLive,
    }));
  loaders.set(choices, load);
  return load;
}

/** One for each service: a new function with every rendering would ask again and again. */
const loaders = new WeakMap<
  EditorServices['choices'],
  (query: string, signal: AbortSignal) => Promise<RecordOption[]>
>();
