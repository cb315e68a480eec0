import type { ChosenPhotograph } from '../../../editor-state.ts';
import { PictureChooser } from '../../../ui/picture-chooser.tsx';
import { Dialog } from '../dialog.tsx';
import type { EditorServices } from '../services.ts';

interface PhotographsDialogProps {
  readonly services: Pick<EditorServices, 'photographs'>;
  readonly several: boolean;
  readonly onChoose: (photograph: ChosenPhotograph) => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onClose: () => void;
}

export default function PhotographsDialog({ services, several, onChoose, onFiles, onClose }: PhotographsDialogProps) {
  return (
    <Dialog title="Slika" wide onClose={onClose}>
      {services.photographs ? (
        <PictureChooser load={services.photographs} several={several} onChoose={onChoose} onFiles={onFiles} />
      ) : (
        <p>
          Slike u zapise stavlja Uredništvo. Svoju pošaljite uz uspomenu ili napišite u prijedlogu gdje je možemo naći.
        </p>
      )}
    </Dialog>
  );
}
