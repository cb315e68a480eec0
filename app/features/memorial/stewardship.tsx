import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Field, useTrouble } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './stewardship.module.css';

interface StewardshipProps {
  readonly stewards: readonly string[];
  readonly answer:
    | { readonly intent: string; readonly done?: string | undefined; readonly trouble?: string | undefined }
    | undefined;
}

/** For editors: who of the family looks after this page. */
export function Stewardship({ stewards, answer }: StewardshipProps) {
  const own = answer?.intent.endsWith('steward') ? answer : undefined;
  return (
    <Disclosure summary="Skrbnici ove stranice" open={own !== undefined}>
      <div className={styles.stewards}>
        {own?.done && (
          <Notice kind="done" focused>
            {own.done}
          </Notice>
        )}
        {stewards.length > 0 && (
          <ul>
            {stewards.map((email) => (
              <li key={email}>
                <span>{email}</span>
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="intent" value="release-steward" />
                  <input type="hidden" name="email" value={email} />
                  <Button look="quiet" aria-label={`Uklonite: ${email}`}>
                    Uklonite
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        )}
        <Form method="post" className={styles.form} preventScrollReset>
          <input type="hidden" name="intent" value="name-steward" />
          <Field
            label="Adresa e-pošte člana obitelji"
            name="email"
            type="email"
            autoCapitalize="none"
            error={useTrouble(own)}
            hint="Kad se prijavi s potvrđenom adresom, moći će odobravati, odbijati i skrivati sućuti na ovoj stranici."
          />
          <p>
            <Button>Imenujte skrbnika</Button>
          </p>
        </Form>
      </div>
    </Disclosure>
  );
}
