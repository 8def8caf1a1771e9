import { useEffect, useState } from "preact/hooks";

/** Whether the page is being printed: paper has no scrolling, and needs what is out of sight. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const paper = matchMedia("print");
    const look = (): void => setPrinting(paper.matches);
    const begin = (): void => setPrinting(true);
    const end = (): void => setPrinting(false);
    look();
    paper.addEventListener("change", look);
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      paper.removeEventListener("change", look);
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  }, []);
  return printing;
}
