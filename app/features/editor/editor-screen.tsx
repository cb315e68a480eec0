import { EditorContent } from '@tiptap/react';
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { DraftContent } from '../../../domain/draft-content.ts';
import { type ChosenPhotograph, type EditorState, FOLDED_FIELDS } from '../../editor-state.ts';
import { whoIsHere } from '../../text/presence.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { UploadList } from '../../ui/upload-list.tsx';
import { useUploads } from '../../ui/use-uploads.ts';
import styles from './editor-screen.module.css';
import { Fields } from './fields/fields.tsx';
import { Fault, FaultsContext } from './fields/labelled.tsx';
import { NEW_SOURCE, SourcesField } from './fields/sources-field.tsx';
import { Lazily } from './lazily.tsx';
import type { Document } from './markdown/document.ts';
import { PageHead } from './page-head.tsx';
import { Photographs } from './photographs/photographs.tsx';
import type { PictureAddresses } from './picture-addresses.ts';
import type { BrowserCopy } from './saving/browser-copy.ts';
import type { DraftSaver } from './saving/draft-saver.ts';
import { RestoreOffer } from './saving/restore-offer.tsx';
import { SaveStatus } from './saving/save-status.tsx';
import type { EditorServices } from './services.ts';
import { shownFaults } from './shown-faults.ts';
import { useStayingSaved } from './use-staying-saved.ts';
import { CompletionList } from './writing/completion-list.tsx';
import { followPosition, insertFigure } from './writing/insert-figure.ts';
import { renumberNotes } from './writing/renumber-notes.ts';
import { showText } from './writing/text-diff.ts';
import { Toolbar } from './writing/toolbar.tsx';
import { useWriting } from './writing/use-writing.ts';
import writingStyles from './writing/writing.module.css';

export interface EditorScreenProps {
  readonly state: EditorState;
  readonly document: Document;
  /** In the bar that stays in sight. */
  readonly statusPlace: Element;
  readonly services: EditorServices;
  readonly pictures: PictureAddresses;
  /** Hears where to show texts that come from elsewhere, and how to hand on what is still being typed. */
  readonly connect: (hands: { readonly show: (markdown: string) => void; readonly flush: () => void }) => DraftSaver;
  readonly found: BrowserCopy | undefined;
  readonly onFoundDone: () => void;
  /** Publishing was tried: every fault is shown. */
  readonly showsFaults: boolean;
}

type PictureDialog = 'picture' | 'cover' | 'photograph';
type OpenDialog = 'link' | 'note' | PictureDialog;

/** The page as readers will see it, written in directly, with its fields beside it. */
export function EditorScreen({
  state,
  document,
  statusPlace,
  services,
  pictures,
  connect,
  found,
  onFoundDone,
  showsFaults,
}: EditorScreenProps) {
  const saverRef = useRef<DraftSaver>(undefined);
  const keys = useRef<((event: KeyboardEvent) => boolean) | undefined>(undefined);
  const [dialog, setDialog] = useState<OpenDialog>();
  const [offered, setOffered] = useState(found);
  const { uploads, send, forget } = useUploads(services.upload);
  const change = (part: Partial<DraftContent>) => {
    const saver = saverRef.current;
    saver?.change({ ...saver.content, ...part });
  };
  const { editor, flush } = useWriting({
    document,
    pictures,
    keys,
    onChange: (body) => change({ body }),
    onFiles: (files, position) => sendTo('picture', files, position),
  });
  const saver = useMemo(
    () => connect({ show: (markdown) => showText(editor, markdown), flush }),
    [connect, editor, flush],
  );
  saverRef.current = saver;
  const saving = useSyncExternalStore(saver.subscribe, () => saver.state);
  useStayingSaved(saver, services, flush);
  const { content } = saver;
  const close = () => setDialog(undefined);
  const insertNote = (number: number) =>
    editor.chain().focus().insertContent({ type: 'note', attrs: { number } }).run();
  /** Answers where the next one goes. */
  const place = (kind: PictureDialog, photograph: ChosenPhotograph, position: number): number => {
    pictures.add(photograph);
    const { file, alt, caption, credit } = photograph;
    const picture = { file, alt, caption, credit };
    const { photographs } = saver.content;
    if (kind === 'picture') return insertFigure(editor, photograph, position);
    if (kind === 'cover') change({ cover: picture });
    else if (!photographs.some((one) => one.file === file)) change({ photographs: [...photographs, picture] });
    return position;
  };
  const sendTo = (kind: PictureDialog, files: readonly File[], position: number) => {
    const spot = followPosition(editor, position);
    void send(files, (photograph) => {
      spot.at = place(kind, photograph, spot.at);
    }).finally(spot.stop);
  };
  const closeOffer = () => {
    setOffered(undefined);
    onFoundDone();
  };
  const { status } = saving;
  const faults = shownFaults(saving.faults, content, showsFaults);
  const fields = (
    <Fields
      content={content}
      onChange={change}
      readings={saving.readings}
      labels={state.labels}
      names={state.names}
      ground={state.ground}
      proposes={state.proposes}
      services={services}
    />
  );
  const textFault = faults.find(({ field }) => field === 'body' || field === 'body.alt');
  return (
    <FaultsContext value={faults}>
      <div className={styles.editor}>
        {createPortal(
          <>
            <SaveStatus state={saving} signInPath={state.paths.signIn} onRetry={() => void saver.save()} />
            {saving.others.length > 0 && (
              <p className={styles.others} role="status">
                {whoIsHere(saving.others)} Pišite slobodno, tekstovi se spajaju.
              </p>
            )}
            <UploadList uploads={uploads} onForget={forget} />
          </>,
          statusPlace,
        )}
        {offered && (
          <RestoreOffer
            copy={offered}
            onRestore={() => {
              saver.restore(offered);
              closeOffer();
            }}
            onDiscard={closeOffer}
          />
        )}
        <PageHead
          content={content}
          pictures={pictures}
          onChange={change}
          onCover={() => setDialog('cover')}
          onDone={() => editor.commands.focus('start')}
        />
        <div className={styles.columns}>
          <div className={styles.writing}>
            {textFault && (
              <div className={styles.fault}>
                <Fault fault={textFault} />
              </div>
            )}
            <div className={writingStyles.frame} data-undescribed={textFault?.field === 'body.alt' ? '' : undefined}>
              <EditorContent editor={editor} />
              <CompletionList editor={editor} services={services} keys={keys} />
            </div>
            <Toolbar
              editor={editor}
              onLink={() => setDialog('link')}
              onNote={() => setDialog('note')}
              onPicture={() => setDialog('picture')}
            />
          </div>
          <aside className={styles.aside} aria-label="O zapisu">
            {state.proposes ? (
              <Disclosure summary={FOLDED_FIELDS} open={false}>
                {fields}
              </Disclosure>
            ) : (
              fields
            )}
            <SourcesField
              sources={content.sources}
              certainties={state.labels.certainties}
              onChange={(sources, numbers) => {
                if (numbers) renumberNotes(editor, numbers);
                flush();
                change({ sources });
              }}
            />
            <Photographs
              content={content}
              pictures={pictures}
              onChange={change}
              onAdd={() => setDialog('photograph')}
            />
          </aside>
        </div>
        {dialog === 'link' && (
          <Lazily
            load={() => import('./writing/link-dialog.tsx')}
            props={{ editor, services, onClose: close }}
            onClose={close}
          />
        )}
        {dialog === 'note' && (
          <Lazily
            load={() => import('./writing/note-dialog.tsx')}
            props={{
              sources: content.sources,
              onChoose: (number: number) => {
                insertNote(number);
                close();
              },
              onNew: () => {
                insertNote(content.sources.length + 1);
                change({ sources: [...content.sources, NEW_SOURCE] });
                close();
              },
              onClose: close,
            }}
            onClose={close}
          />
        )}
        {(dialog === 'picture' || dialog === 'cover' || dialog === 'photograph') && (
          <Lazily
            load={() => import('./photographs/photographs-dialog.tsx')}
            props={{
              services,
              several: dialog !== 'cover',
              onChoose: (photograph: ChosenPhotograph) => {
                place(dialog, photograph, editor.state.selection.to);
                close();
              },
              onFiles: (files: readonly File[]) => {
                sendTo(dialog, files, editor.state.selection.to);
                close();
              },
              onClose: close,
            }}
            onClose={close}
          />
        )}
        {status.kind === 'conflict' && (
          <Lazily
            key={status.conflict.version}
            load={() => import('./saving/conflict-dialog.tsx')}
            props={{
              conflict: status.conflict,
              fieldLabels: state.labels.fields,
              onResolve: (chosen) => void saver.resolve(chosen),
            }}
            onClose={() => undefined}
          />
        )}
      </div>
    </FaultsContext>
  );
}
