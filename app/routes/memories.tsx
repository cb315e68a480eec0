import { Page } from '../shell/page.tsx';

export function loader() {
  return {
    page: { title: 'Spomeni brda', description: 'Kratke priče, glasovi i slike onih koji pamte život na brdu.' },
  };
}

export default function MemoriesPage() {
  return (
    <Page
      title="Spomeni brda"
      lead="Kratke priče onih koji pamte: bura na škurama, put do vode, prvi odlazak u svijet."
    />
  );
}
