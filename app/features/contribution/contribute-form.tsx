import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { pathTo } from '../../routes.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Field } from '../../ui/field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import styles from './contribute-form.module.css';
import { Honeypot } from './honeypot.tsx';
import { type ChosenPhotograph, PhotographPicker } from './photograph-picker.tsx';
import { type ContributionAnswer, sendContribution, waitForConnection } from './send-contribution.ts';
import { type SharedFiles, takeSharedFiles } from './shared-files.ts';
import { TellerFields } from './teller-fields.tsx';
import { VoiceRecorder } from './voice-recorder.tsx';

const OFFLINE: ContributionAnswer = {
  typed: {},
  error: {
    field: 'form',
    sentence: 'Nema veze s poslužiteljem. Sve je ostalo ovdje; pokušajte ponovno kad se veza vrati.',
  },
};

interface ContributeFormProps {
  /** Whose name it goes under; nobody's yet for a visitor. */
  readonly signedInAs: string | undefined;
  readonly about: { readonly key: string; readonly name: string } | undefined;
  readonly answer: ContributionAnswer | undefined;
  /** Somebody comes from their phone's gallery. */
  readonly isShared: boolean;
}

/** Remember in a minute: one question, and everything else may be skipped. */
export function ContributeForm({ signedInAs, about, answer: first, isShared }: ContributeFormProps) {
  const navigate = useNavigate();
  const [answer, setAnswer] = useState(first);
  const [photographs, setPhotographs] = useState<readonly ChosenPhotograph[]>([]);
  const [voice, setVoice] = useState<Blob>();
  const [share, setShare] = useState<number>();
  const [shared, setShared] = useState<SharedFiles>();
  const place = useRef<HTMLFormElement>(null);
  const [waits, setWaits] = useState(false);
  const [key] = useState(newKey);
  const busy = share !== undefined;
  const known = answer?.signedOut ? undefined : signedInAs;
  const typed = (name: string) => first?.typed[name];
  const errorOf = (field: string) => (answer?.error?.field === field ? answer.error : undefined);

  useEffect(() => {
    void takeSharedFiles().then((came) => {
      setShared(came);
      if (came?.voice) setVoice(came.voice);
      const text = place.current?.elements.namedItem('text');
      if (came && text instanceof HTMLTextAreaElement) text.value ||= came.text;
    });
  }, []);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    form.delete('photographs');
    setShare(0);
    for (const { prepared, name } of photographs) form.append('photographs', await prepared, name);
    if (voice) form.append('voice', voice, 'glas');
    const came = await sendContribution(form, key, setShare).catch(async () => {
      setWaits(await waitForConnection(form, key));
      return OFFLINE;
    });
    setShare(undefined);
    if (came.next) await navigate(came.next);
    else setAnswer(came);
  };

  if (waits) return <ContributionWaits />;
  return (
    <form
      ref={place}
      method="post"
      action={pathTo('contribute')}
      encType="multipart/form-data"
      onSubmit={send}
      noValidate
      className={styles.form}
      data-kept="memory"
    >
      {answer?.error?.field === 'form' && (
        <Notice kind="trouble" focused>
          {answer.error.sentence}
        </Notice>
      )}
      {isShared && !shared && (
        <Notice kind="trouble">Ono što ste podijelili nije stiglo do obrasca. Odaberite fotografiju ponovno.</Notice>
      )}
      {about && <input type="hidden" name="about" value={about.key} />}
      <TextArea
        story
        label={about ? `Što pamtite o osobi ${about.name}?` : 'Što pamtite?'}
        name="text"
        rows={7}
        defaultValue={typed('text')}
        error={errorOf('text')}
        hint="Pišite kako govorite. Dovoljna je i jedna rečenica."
      />
      <VoiceRecorder voice={voice} record={setVoice} error={errorOf('voice')} />
      <PhotographPicker
        chosen={photographs}
        choose={setPhotographs}
        error={errorOf('photographs')}
        shared={shared?.photographs}
      />
      <Disclosure summary="Dodajte kada, gdje i tko je u priči" open={Boolean(first)}>
        <div className={styles.details}>
          <Field
            label="Kada je to bilo?"
            name="when"
            defaultValue={typed('when')}
            hint="Na primjer: oko 1956. ili kad je pao veliki snijeg."
          />
          <Field label="Gdje?" name="where" defaultValue={typed('where')} hint="Na primjer: na gumnu." />
          <Field label="Tko je u priči?" name="people" defaultValue={typed('people')} />
          <Field
            label="Naslov"
            name="title"
            maxLength={90}
            defaultValue={typed('title')}
            hint="Možete ga prepustiti nama."
          />
        </div>
      </Disclosure>
      <TellerFields signedInAs={known} typed={typed} errorOf={errorOf} />
      <Honeypot />
      <div className={styles.end}>
        <Button look="primary" busy={busy}>
          {busy ? 'Šaljemo …' : 'Pošaljite uspomenu'}
        </Button>
        {busy && (
          <progress className={styles.progress} max={1} value={share} aria-label="Slanje">
            {Math.round(share * 100)} %
          </progress>
        )}
        <p className={styles.small}>
          Uspomenu najprije čita Uredništvo. Slanjem pristajete da je objavimo s imenom; povući je možete kad god
          želite.
        </p>
      </div>
    </form>
  );
}

/** Only on a safe line, as the site itself. */
function newKey(): string {
  return crypto.randomUUID?.() ?? '';
}

/** There is no network, and nothing more to do. */
function ContributionWaits() {
  return (
    <div className={styles.received} data-taken="memory">
      <Notice kind="done" focused>
        Nema mreže, pa uspomena čeka na ovom uređaju. Poslat ćemo je čim se veza vrati.
      </Notice>
      <p>
        <LinkButton href={pathTo('memories')}>Čitajte druge uspomene</LinkButton>
      </p>
    </div>
  );
}

/** What happens next, for somebody who waits for an email. */
export function ContributionReceived({ mailed }: { readonly mailed: boolean }) {
  return (
    <div className={styles.received} data-taken="memory">
      <ol>
        <li>
          {mailed
            ? 'Otvorite svoju e-poštu. Poslali smo vam poruku s naslovom „Potvrdite svoju uspomenu“.'
            : 'Poruku s naslovom „Potvrdite svoju uspomenu“ poslat ćemo vam čim naša e-pošta proradi.'}
        </li>
        <li>Otvorite poveznicu iz poruke i pritisnite „Potvrdite“.</li>
        <li>Uredništvo uspomenu pročita i objavi, a vama stigne vijest.</li>
      </ol>
      <p className={styles.receivedNote}>
        Poruke nema? Pogledajte među neželjenom poštom. Poveznica vrijedi tjedan dana.
      </p>
      <p>
        <LinkButton href={pathTo('memories')}>Čitajte druge uspomene</LinkButton>
      </p>
    </div>
  );
}
