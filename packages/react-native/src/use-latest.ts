import { useEffect, useRef } from 'react';

/** Handlers may be new with every render; what listens asks for the last ones. */
export function useLatest<Value>(value: Value): { readonly current: Value } {
  const ref = useRef(value);
  useEffect(() => {
    ref.current = value;
  });
  return ref;
}
