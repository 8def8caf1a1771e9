/** A model's endpoint on this machine that gives scripted answers. */

import { createServer } from "node:http";

/**
 * @param answer gets the path and the body of a request; gives the body of the answer, and its type
 * @returns the address, and a function that ends it
 */
export async function scriptedEndpoint(answer) {
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { type, text } = answer(request.url ?? "", body === "" ? {} : JSON.parse(body));
    response.writeHead(200, { "content-type": type }).end(text);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    end: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export const json = (value) => ({ type: "application/json", text: JSON.stringify(value) });
/** An event stream; each event is named by its `type` where it has one. */
export const frames = (...events) => ({
  type: "text/event-stream",
  text: events
    .map(
      (event) => `${event.type ? `event: ${event.type}\n` : ""}data: ${JSON.stringify(event)}\n\n`,
    )
    .join(""),
});
