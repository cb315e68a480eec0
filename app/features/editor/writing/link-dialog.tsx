import type { Editor } from '@tiptap/core';
import { Button } from '../../../ui/button.tsx';
import { Combobox } from '../combobox.tsx';
import { Dialog } from '../dialog.tsx';
import { recordOptions } from '../record-options.ts';
import type { EditorServices } from '../services.ts';
import { hrefOfReference } from './completion.ts';
import styles from './writing-dialogs.module.css';

interface LinkDialogProps {
  readonly editor: Editor;
  readonly services: EditorServices;
  readonly onClose: () => void;
}

/** Makes a link of what is selected, or puts one in with the title of what it leads to. */
export default function LinkDialog({ editor, services, onClose }: LinkDialogProps) {
  const { from, to, empty } = editor.state.selection;
  const selected = editor.state.doc.textBetween(from, to, ' ').slice(0, 80);
  const link = (href: string, title: string) => {
    const mark = { type: 'link', attrs: { href } };
    if (empty && !editor.isActive('link'))
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: title, marks: [mark] })
        .run();
    else editor.chain().focus().extendMarkRange('link').setMark('link', { href }).run();
    onClose();
  };
  return (
    <Dialog title="Poveznica" onClose={onClose}>
      <div className={styles.stack}>
        <Combobox
          label="Kamo vodi"
          hint="Upišite naslov zapisa ili ime osobe, ili zalijepite adresu druge stranice pa pritisnite Enter."
          initial={selected}
          autoFocus
          load={recordOptions(services)}
          onChoose={({ key, label, mayLive }, typed) => link(hrefOfReference(key), mayLive ? typed : label)}
          onTyped={(text) => {
            const address = addressOf(text);
            return address !== undefined && link(address, text);
          }}
        />
        {editor.isActive('link') && (
          <Button
            type="button"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
              onClose();
            }}
          >
            Uklonite poveznicu
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** Titles are no addresses: those have a scheme, an @, or a dot and no space. */
function addressOf(text: string): string | undefined {
  if (/^(?:https?:|mailto:)/i.test(text)) return text;
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return `mailto:${text}`;
  return /^\S+\.\S+$/.test(text) ? `https://${text}` : undefined;
}
