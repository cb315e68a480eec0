import { Page } from '../shell/page.tsx';

export function loader() {
  return {
    page: {
      title: 'Uvjeti korištenja',
      description: 'Kako se smije koristiti sadržaj ove stranice i što od vas molimo zauzvrat.',
    },
  };
}

export default function TermsPage() {
  return <Page title="Uvjeti korištenja" lead="Kako se smije koristiti ono što ovdje pročitate." />;
}
