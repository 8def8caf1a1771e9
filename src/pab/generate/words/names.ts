/** Parts of invented names; every address is built below `.example`. */
export const NAMES: Readonly<
  Record<
    "a" | "b",
    {
      readonly first: readonly string[];
      readonly last: readonly string[];
      readonly orgHead: readonly string[];
      readonly orgTail: readonly string[];
      readonly mailbox: readonly string[];
    }
  >
> = {
  a: {
    first:
      "Amara Benno Clémence Dario Elif Fabian Greta Hanno Ilse Jovan Katya Leif Mireille Noor Otso Paola Quentin Ruta Søren Tilda".split(
        " ",
      ),
    last: "Abara Brückner Castellan Dahlke Ekström Fontaine Grabowski Hartung Imhof Jansma Kowal Lindholm Marchetti Nakagawa Okafor Petrov Quist Rahimi Sandoval Tamm".split(
      " ",
    ),
    orgHead: "Tarn Os Hollo Brack Fenn Gard Lorn Mar Pell Quar Ros Stan Thel Ven Win Yar".split(
      " ",
    ),
    orgTail: "wick mere way ford dale stead grove burn holt ley".split(" "),
    mailbox: "office ledger desk intake central bureau forms hub".split(" "),
  },
  b: {
    first:
      "Anselm Bettina Corvin Dunja Emre Flóra Gaspard Helmi Ivo Jasna Kasper Ludovica Matteo Nadja Oskar Petra Ramón Sunniva Teodor Ülkü".split(
        " ",
      ),
    last: "Adeyemi Bakker Cimino Duarte Ericsson Ferrante Gallo Haavisto Ibsen Jurić Kraus Lemaire Moreau Novák Ortega Pohl Rasmussen Svoboda Takeda Urban".split(
      " ",
    ),
    orgHead:
      "Alder Birch Cor Dun Elm Firth Glen Hazel Iron Kestrel Larch Moor North Oak Pine Rook".split(
        " ",
      ),
    orgTail: "ridge haven marsh brook lock cliff shore combe thorpe cross".split(" "),
    mailbox: "courier counter inbox dropbox guild service lodge reception".split(" "),
  },
};
