import type { ReactNode, RefObject } from 'react';
import { closestKin } from '../../../../genealogy/closest-kin.ts';
import type { TreeModel } from '../tree-model.ts';
import { writeViewState } from '../view-state.ts';
import type { PersonView } from '../views.ts';
import { BranchButtons } from './branch-buttons.tsx';
import { ExportPanel, type KeepAs } from './export-panel.tsx';
import { KinshipPanel } from './kinship-panel.tsx';
import { SidePanel } from './side-panel.tsx';
import type { TreePaths } from './tree-paths.ts';
import type { Attention } from './use-attention.ts';
import type { Deeds } from './use-deeds.ts';
import type { ViewControl } from './use-view-state.ts';

interface OpenPanelProps {
  readonly tree: TreeModel;
  readonly view: ViewControl;
  readonly attention: Attention;
  readonly deeds: Deeds;
  readonly place: RefObject<HTMLElement | null>;
  readonly self: string | undefined;
  readonly paths: TreePaths;
  readonly isLives: boolean;
  /** Who is told of when no tool is open. */
  readonly person: PersonView | undefined;
  readonly renderPerson: (person: PersonView, open: (id: string) => void, tools: ReactNode) => ReactNode;
  readonly onKeep: (as: KeepAs, extent: 'seen' | 'whole') => Promise<void>;
}

/** Beside the drawing: the tool that is in use, or the person who is open. */
export function OpenPanel({
  tree,
  view,
  attention,
  deeds,
  place,
  self,
  paths,
  isLives,
  person,
  renderPerson,
  onKeep,
}: OpenPanelProps) {
  const { state, change } = view;
  const { tool, way } = attention;
  const canFold = (id: string) => !isLives && closestKin(tree.genealogy.graph, tree.numberOf(id)).children.length > 0;
  return (
    <SidePanel label={tool ? 'Alat' : 'Osoba'} place={place} onClose={deeds.close}>
      {tool === 'kinship' && (
        <KinshipPanel
          tree={tree}
          first={state.first}
          second={state.second}
          self={self}
          addressOf={paths.kinship}
          chosen={way?.index ?? 0}
          onChange={change}
          onChoose={deeds.chooseKinship}
        />
      )}
      {tool === 'export' && (
        <ExportPanel
          onKeep={onKeep}
          gedcom={paths.gedcom && `${paths.gedcom}${writeViewState({ ...state, camera: undefined })}`}
        />
      )}
      {person &&
        renderPerson(
          person,
          (id) => deeds.openPerson(tree.numberOf(id)),
          <BranchButtons
            isFolded={state.folded.includes(person.id)}
            onFold={canFold(person.id) ? () => deeds.fold(tree.numberOf(person.id)) : undefined}
            onView={deeds.showView}
          />,
        )}
    </SidePanel>
  );
}
