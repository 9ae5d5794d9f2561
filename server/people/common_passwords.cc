// See common_passwords.h. The list: common passwords of eight or more characters, English and Italian, and obvious choices for this game.
#include "server/people/common_passwords.h"

#include <algorithm>
#include <array>

#include "server/people/names.h"

namespace papelotte::people {

namespace {

constexpr auto kCommon = std::to_array<std::string_view>(
    {"00000000",    "0987654321",   "11111111",       "11223344",       "12121212",   "123123123",   "123321123",   "12341234",    "123454321",
     "12345678",    "123456789",    "1234567890",     "1234qwer",       "147258369",  "159753456",   "18061815",    "18151815",    "1q2w3e4r",
     "1q2w3e4r5t",  "1qaz2wsx",     "22222222",       "33333333",       "44444444",   "55555555",    "66666666",    "77777777",    "87654321",
     "88888888",    "987654321",    "99999999",       "a1b2c3d4",       "aa123456",   "abc12345",    "abcd1234",    "abcdefg1",    "abcdefgh",
     "admin123",    "admin1234",    "administrator",  "administrator1", "alessandra", "alessandro",  "amore123",    "amoremio",    "antonella",
     "arsenal1",    "asdf1234",     "asdfasdf",       "asdfghjk",       "asdfghjkl",  "baseball",    "baseball1",   "baseball123", "basketball",
     "batman123",   "blink182",     "blucher1",       "bonaparte",      "butterfly",  "butterfly1",  "changeme",    "changeme1",   "charlie1",
     "chelsea1",    "chocolate",    "chocolate1",     "ciao1234",       "ciaobella",  "ciaociao",    "computer",    "corvette",    "cristina1",
     "dragon123",   "elephant",     "facebook",       "facebook1",      "federica1",  "ferrari1",    "ferrari123",  "football",    "football1",
     "football123", "forzainter",   "forzamilan",     "forzaroma",      "francesca",  "francesco",   "giovanni1",   "giuseppe",    "google123",
     "guest123",    "guest1234",    "guitar123",      "harley123",      "hello123",   "hellohello",  "helloworld",  "ilovegod",    "iloveyou",
     "iloveyou1",   "instagram",    "internazionale", "internet",       "internet1",  "jennifer",    "jessica1",    "jordan23",    "juventus",
     "juventus1",   "killer123",    "letmein1",       "letmein123",     "linkedin",   "liverpool",   "liverpool1",  "master123",   "mercedes",
     "metallica",   "metallica1",   "michael1",       "michelle",       "milan1899",  "monkey123",   "mustang1",    "mustang123",  "mypassword",
     "mypassword1", "napoleon",     "napoleon1",      "newpassword",    "nirvana1",   "nopassword",  "p@ssw0rd",    "p@ssword",    "papelotte",
     "papelotte1",  "passw0rd",     "password",       "password!",      "password1",  "password12",  "password123", "passwort",    "passwort1",
     "pippo123",    "pippopippo",   "pokemon1",       "pokemon123",     "porsche1",   "princess",    "princess1",   "q1w2e3r4",    "q1w2e3r4t5",
     "qazwsx123",   "qazwsxedc",    "qwerty12",       "qwerty123",      "qwerty1234", "qwertyui",    "qwertyuiop",  "qwertz123",   "qwertzui",
     "root1234",    "samsung1",     "samsung123",     "secret12",       "secret123",  "shadow123",   "slipknot",    "spiderman",   "spiderman1",
     "starwars",    "starwars1",    "stellina",       "sunshine",       "sunshine1",  "superman",    "superman1",   "tesorino",    "test1234",
     "testing1",    "testing123",   "testtest",       "thepassword",    "tiamotanto", "trustno1",    "valentina",   "valentina1",  "waterloo",
     "waterloo1",   "waterloo1815", "welcome1",       "welcome123",     "wellington", "wellington1", "whatever",    "yamaha123",   "zaq12wsx",
     "zxcvbnm,",    "zxcvbnm1",     "zxcvbnm123"});
static_assert(std::ranges::is_sorted(kCommon));

}   // namespace

bool is_easily_guessed(std::string_view password, std::string_view name) {
    const std::string folded = normalised(password);
    const bool one_character = password.find_first_not_of(password.substr(0, 1)) == std::string_view::npos;
    return one_character || folded == normalised(name) || std::ranges::binary_search(kCommon, std::string_view(folded));
}

}   // namespace papelotte::people
