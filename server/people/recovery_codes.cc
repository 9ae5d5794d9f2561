// See recovery_codes.h.
#include "server/people/recovery_codes.h"

#include <sodium.h>

#include "server/people/tokens.h"

namespace papelotte::people {

namespace {

constexpr std::string_view kDigits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";   // Crockford's base 32
constexpr int kCodeLength = 20, kPerGroup = 5;

char digit_of(char typed) {
    if (typed >= 'a' && typed <= 'z') typed = static_cast<char>(typed - 'a' + 'A');
    if (typed == 'O') return '0';
    return typed == 'I' || typed == 'L' ? '1' : typed;
}

}  // namespace

std::string random_recovery_code() {
    random_token();   // the source of randomness is ready from here on
    std::string code;
    for (int i = 0; i < kCodeLength; ++i) {
        if (i > 0 && i % kPerGroup == 0) code += '-';
        code += kDigits[randombytes_uniform(static_cast<std::uint32_t>(kDigits.size()))];
    }
    return code;
}

std::string recovery_code_hash(std::string_view code) {
    std::string digits;
    for (const char typed : code)
        if (typed != '-' && typed != ' ') digits += digit_of(typed);
    return token_hash(digits);
}

}  // namespace papelotte::people
