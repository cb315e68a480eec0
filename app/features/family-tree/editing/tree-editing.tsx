import { EditingPanel, type EditingPanelProps } from './editing-panel.tsx';
import { browserServices } from './services.ts';

/** What the tree's page fetches when somebody wants to change something. */
export function TreeEditing(props: Omit<EditingPanelProps, 'services' | 'children'> & { readonly treeName: string }) {
  return <EditingPanel {...props} services={browserServices(props.treeName)} />;
}
