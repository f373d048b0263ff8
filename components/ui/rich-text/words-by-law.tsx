import { partsByLaw } from '@/lib/domain/law-of-words';

/** Text whose sentences about what a law forbids are not shown where it does (components/styles/global). */
export const WordsByLaw = ({ text }: { text: string }) =>
  partsByLaw(text).map(({ words, law }, place) =>
    law ? (
      <span key={place} data-law={law}>
        {words}
      </span>
    ) : (
      words
    ),
  );
