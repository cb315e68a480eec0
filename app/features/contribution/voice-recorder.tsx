import { mdiMicrophone } from '@mdi/js';
import { useEffect, useRef, useState } from 'react';
import { CONTRIBUTION_LIMITS } from '../../../domain/contribution-limits.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './voice-recorder.module.css';

interface VoiceRecorderProps {
  readonly voice: Blob | undefined;
  readonly record: (voice: Blob | undefined) => void;
  readonly error: { readonly sentence: string } | undefined;
}

/** Speak instead of writing: start, stop, listen, and once more if need be. */
export function VoiceRecorder({ voice, record, error }: VoiceRecorderProps) {
  const [state, setState] = useState<'idle' | 'recording' | 'refused'>('idle');
  const [seconds, setSeconds] = useState(0);
  const [playback, setPlayback] = useState<string>();
  const capture = useRef<Capture>(undefined);

  useEffect(() => {
    if (!voice) return setPlayback(undefined);
    const address = URL.createObjectURL(voice);
    setPlayback(address);
    return () => URL.revokeObjectURL(address);
  }, [voice]);

  useEffect(() => {
    if (state !== 'recording') return;
    const started = Date.now();
    const clock = setInterval(() => {
      const passed = Math.floor((Date.now() - started) / 1000);
      setSeconds(passed);
      if (passed >= CONTRIBUTION_LIMITS.voiceSeconds) capture.current?.stop();
    }, 250);
    return () => clearInterval(clock);
  }, [state]);

  // A page that is left must not go on listening.
  useEffect(() => () => capture.current?.abandon(), []);

  const start = async () => {
    try {
      capture.current = await captureVoice((spoken) => {
        setState('idle');
        record(spoken);
      });
      setSeconds(0);
      setState('recording');
    } catch {
      setState('refused');
    }
  };

  return (
    <div className={styles.recorder}>
      <p className={styles.question}>Radije biste ispričali glasom?</p>
      {state === 'recording' ? (
        <>
          <Button type="button" look="danger" onClick={() => capture.current?.stop()}>
            Zaustavite snimanje
          </Button>
          <p className={styles.clock} role="timer" aria-label="Trajanje snimke">
            <span className={styles.dot} aria-hidden="true" />
            {clockText(seconds)} od {clockText(CONTRIBUTION_LIMITS.voiceSeconds)}
          </p>
        </>
      ) : playback ? (
        <>
          {/* biome-ignore lint/a11y/useMediaCaption: what was just said by whoever is listening */}
          <audio controls src={playback} aria-label="Vaša snimka" className={styles.player} />
          <Button type="button" look="quiet" onClick={() => record(undefined)}>
            Izbrišite i snimite ponovno
          </Button>
        </>
      ) : (
        <Button type="button" onClick={start} needsScripts>
          <Icon path={mdiMicrophone} />
          Počnite snimati
        </Button>
      )}
      {state === 'refused' && (
        <p role="alert" className={styles.error}>
          Snimanje nije uspjelo. Dopustite mikrofon u postavkama preglednika i provjerite vezu, ili napišite.
        </p>
      )}
      {error && (
        <p role="alert" className={styles.error}>
          {error.sentence}
        </p>
      )}
    </div>
  );
}

function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Opus where there is a choice; phones that cannot record it offer AAC. */
const TYPES = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];
const BITS_PER_SECOND = 48_000;

interface Capture {
  stop(): void;
  /** A page that is left must not go on listening, and nobody waits for what was said. */
  abandon(): void;
}

/** Records until it is stopped. Rejects when the microphone may not be used. */
async function captureVoice(done: (voice: Blob) => void): Promise<Capture> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const hush = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: BITS_PER_SECOND,
    ...(mimeType ? { mimeType } : {}),
  });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  recorder.addEventListener('stop', () => {
    hush();
    done(new Blob(parts, { type: recorder.mimeType }));
  });
  recorder.start(1000);
  return { stop: () => recorder.stop(), abandon: hush };
}
