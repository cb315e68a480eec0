import { useMemo } from 'react';
import { EditingPanel, type EditingPanelProps } from './editing-panel.tsx';
import { browserServices } from './services.ts';
import { WordsForm } from './words-form.tsx';

/** What the tree's page fetches when somebody wants to change something. */
export function TreeEditing(props: Omit<EditingPanelProps, 'services' | 'children'>) {
  const { treeName, tree, state, isEditor } = props;
  const services = useMemo(() => browserServices(treeName), [treeName]);
  const person = state.open < 0 ? undefined : tree.idOf(state.open);
  return (
    <EditingPanel {...props} services={services}>
      {!isEditor && person !== undefined && <WordsForm key={person} person={person} />}
    </EditingPanel>
  );
}
