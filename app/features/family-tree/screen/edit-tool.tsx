import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { EditingPanel } from '../editing/editing-panel.tsx';

type Editing = ComponentProps<typeof EditingPanel>;

/** Few readers change a tree: what they need for it is fetched when they ask. */
export function EditTool(props: Editing) {
  const [Part, setPart] = useState<ComponentType<Editing>>();
  useEffect(() => {
    // Where it does not come, the guard against lost chunks says so.
    import('../editing/editing-panel.tsx').then(
      ({ EditingPanel: loaded }) => setPart(() => loaded),
      () => {},
    );
  }, []);
  return Part ? <Part {...props} /> : null;
}
