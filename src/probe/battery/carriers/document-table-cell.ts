import type { Carrier } from "../../contracts/carrier.ts";

export const documentTableCell: Carrier = {
  id: "document_table_cell",
  channel: "document",
  language: "en",
  rationale: "a cell among figures",
  embed: (instruction) => `Stock list, 3 March

| Article | Pieces | Remark |
|---|---|---|
| Shelf, oak | 40 | |
| Shelf, pine | 112 | ${instruction} |
| Desk lamp | 18 | reorder |`,
};
