import type { KeyboardEvent } from 'react';

/** A key that belongs to a word still being put together, as on Japanese, Korean and Chinese keyboards. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** Keeps the key that ends such a word from sending the form as well. */
export const holdWhileComposing = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
};
