import { createRoot } from 'react-dom/client';
import { laterMoment } from '../../../domain/publish-moment.ts';
import type { EditorState } from '../../editor-state.ts';
import { publishLabel } from '../../text/dates.ts';
import { EditorScreen } from './editor-screen.tsx';
import { documentOfMarkdown } from './markdown/read.ts';
import { PictureAddresses } from './picture-addresses.ts';
import { browserCopies } from './saving/browser-copy.ts';
import { DraftSaver } from './saving/draft-saver.ts';
import { editorServices } from './services.ts';

/**
 * Takes the place of the plain form's fields, in the page of a draft alone; what is done with the draft (publish, preview …) stays the
 * form's own, and waits until everything typed is saved. A text that cannot be read in time is left to the plain form.
 */
function start(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-editor]');
  const statusPlace = document.querySelector('[data-editor-slot]');
  const json = document.querySelector('script[data-editor-state]')?.textContent;
  if (!form || !statusPlace || !json) return;
  const state = JSON.parse(json) as EditorState;
  const text = documentOfMarkdown(state.content.body);
  if (!text) return;
  const services = editorServices(state.paths);
  const copies = browserCopies(state.id);
  const left = copies.find();
  const reason = document.querySelector<HTMLTextAreaElement>('textarea[name="why"]');
  // Compared with what the site sent: after a reload browsers may put back what was typed.
  const isReasonSaved = (left?.why ?? '').trim() === (reason?.defaultValue ?? '');
  const isSaved = isReasonSaved && JSON.stringify(left?.content) === JSON.stringify(state.content);
  const found = isSaved ? undefined : left;
  if (left && !found) copies.forgetFound();
  let saver: DraftSaver | undefined;
  let flush = () => {};
  const place = document.createElement('div');
  // Not within the form: Enter in a field would press its first button.
  form.before(place);
  // Gone, not hidden: what they hold would be sent with the form, and is older than what is saved.
  for (const plain of document.querySelectorAll('[data-editor-plain]')) plain.remove();
  // The title is written in place, as the page's heading.
  document.querySelector('main h1')?.closest('header')?.remove();
  createRoot(place).render(
    <EditorScreen
      state={state}
      document={text}
      statusPlace={statusPlace}
      services={services}
      pictures={new PictureAddresses(state.pictures)}
      found={found}
      onFoundDone={() => copies.forgetFound()}
      showsFaults={form.dataset.editor === 'faults'}
      connect={(hands) => {
        ({ flush } = hands);
        if (!saver) {
          const begun = new DraftSaver({
            ...state,
            reason,
            services,
            copies,
            onMerged: ({ body }) => hands.show(body),
          });
          begun.subscribe(() => sayWhen(form, begun.content.published));
          saver = begun;
        }
        return saver;
      }}
    />,
  );
  reason?.addEventListener('input', () => saver?.change(saver.content));
  form.addEventListener('submit', (event) => {
    flush();
    if (!saver || saver.isSaved) {
      // What is decided on is what stands here, and nothing that somebody writes in this moment.
      const version = form.elements.namedItem('version');
      if (saver && version instanceof HTMLInputElement) version.value = String(saver.version);
      return;
    }
    event.preventDefault();
    const { submitter } = event;
    void saver.save().then(() => {
      if (saver?.isSaved) form.requestSubmit(submitter);
    });
  });
}

/** What the button that publishes says is what it does; the form tells the site what it said. */
function sayWhen(form: HTMLFormElement, published: string): void {
  const moment = laterMoment(published, new Date());
  const said = form.elements.namedItem('at');
  const button = document.querySelector('[data-publishes]');
  if (said instanceof HTMLInputElement) said.value = moment;
  if (button) button.textContent = publishLabel(moment);
}

start();
