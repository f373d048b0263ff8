type Keys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click on a link is a plain one: no new tab, window or download. */
export const isPlainPress = ({ metaKey, ctrlKey, shiftKey, altKey }: Keys): boolean =>
  !metaKey && !ctrlKey && !shiftKey && !altKey;
