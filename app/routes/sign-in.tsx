import { Page } from '../shell/page.tsx';

export function loader() {
  return {
    page: { title: 'Prijava', description: 'Prijava za članove: obiteljska stabla, karta i stranice pokojnih.' },
  };
}

export default function SignInPage() {
  return <Page title="Prijava" lead="Stabla, karta i stranice pokojnih otvoreni su prijavljenim članovima." />;
}
