import { mdiMicrophone } from '@mdi/js';
import { useEffect, useRef, useState } from 'react';
import { CONTRIBUTION_LIMITS } from '../../../domain/contribution-limits.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './voice-recorder.module.css';

interface VoiceRecorderProps {
  readonly voice: Blob | undefined;
  readonly record: (voice: Blob | undefined) => void;
  readonly error: { readonly sentence: string } | undefined;
}

/** Speak instead of writing: start, stop, listen, and once more if need be. */
export function VoiceRecorder({ voice, record, error }: VoiceRecorderProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'recording' | 'refused'>('idle');
  const [seconds, setSeconds] = useState(0);
  const [playback, setPlayback] = useState<string>();
  const stop = useRef<() => void>(undefined);
  const left = useRef<AbortSignal>(undefined);

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
      if (passed >= CONTRIBUTION_LIMITS.voiceSeconds) stop.current?.();
    }, 250);
    return () => clearInterval(clock);
  }, [state]);

  // A page that is left must not go on listening, nor begin to once the browser has asked.
  useEffect(() => {
    const control = new AbortController();
    left.current = control.signal;
    return () => control.abort();
  }, []);

  const start = async () => {
    setState('asking');
    try {
      stop.current = await captureVoice(left.current, (spoken) => {
        setState(spoken ? 'idle' : 'refused');
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
          <Button type="button" look="danger" onClick={() => stop.current?.()}>
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
        <Button type="button" onClick={start} busy={state === 'asking'} needsScripts>
          <Icon path={mdiMicrophone} />
          Počnite snimati
        </Button>
      )}
      {state === 'refused' && (
        <FieldError>
          Snimanje nije uspjelo. Dopustite mikrofon u postavkama preglednika i provjerite vezu, ili napišite.
        </FieldError>
      )}
      {error && <FieldError>{error.sentence}</FieldError>}
    </div>
  );
}

function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Opus where there is a choice; phones that cannot record it offer AAC. */
const TYPES = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];
const BITS_PER_SECOND = 48_000;

/** Records until what it returns is called. Rejects when the microphone may not be used, or nothing can be recorded. */
async function captureVoice(left: AbortSignal | undefined, done: (voice: Blob | undefined) => void) {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const hush = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  left?.addEventListener('abort', hush);
  try {
    left?.throwIfAborted();
    const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
    const recorder = new MediaRecorder(stream, {
      audioBitsPerSecond: BITS_PER_SECOND,
      ...(mimeType ? { mimeType } : {}),
    });
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    recorder.addEventListener('stop', () => {
      hush();
      const voice = new Blob(parts, { type: recorder.mimeType });
      if (!left?.aborted) done(voice.size > 0 ? voice : undefined);
    });
    recorder.start(1000);
    return () => recorder.stop();
  } catch (error) {
    hush();
    throw error;
  }
}
